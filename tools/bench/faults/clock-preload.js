// Preloaded into the product's processes: lets the bench set their clock without touching the machine's. Plain
// JavaScript, so that nothing of it has to be compiled before the product's first line. `performance` goes on as it does
// where an operator, or the network's time, sets a clock.
const RealDate = Date;
let shift = 0;

class ShiftedDate extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shift);
    else super(...given);
  }
  static now() {
    return RealDate.now() + shift;
  }
}

process.on("message", (message) => {
  if (typeof message?.shiftClock !== "number") return;
  shift = message.shiftClock;
  globalThis.Date = shift === 0 ? RealDate : ShiftedDate;
});
process.channel?.unref();
