/** One month of a loan; amounts in the smallest unit of its currency. */
export interface Payment {
  interest: number;
  /** What is paid back of the loan itself. */
  principal: number;
  /** What is owed after it. */
  left: number;
}

/**
 * A loan paid back in equal monthly payments: the annuity formula, or equal parts where there is no interest. Amounts are whole
 * numbers of the smallest unit (cents, pounds), so that the plan adds up to the unit; the payment is rounded up to one and
 * interest down, so that every payment pays something back, and the last is what remains. `yearlyRate` in percent, a twelfth of it each month. `principal` and `months` above 0.
 */
export function amortize(
  principal: number,
  months: number,
  yearlyRate: number,
): { monthly: number; plan: Payment[] } {
  const rate = yearlyRate / 1200;
  // As (1 + rate) ** -months, without losing the digits of a small rate.
  const exact =
    rate === 0 ? principal / months : (principal * rate) / -Math.expm1(-months * Math.log1p(rate));
  const monthly = Math.ceil(exact - 1e-6);
  const plan: Payment[] = [];
  for (let left = principal; left > 0; ) {
    const interest = Math.floor(left * rate + 1e-6);
    const isLast = plan.length === months - 1;
    const paid = isLast ? left : Math.min(left, Math.max(0, monthly - interest));
    left -= paid;
    plan.push({ interest, principal: paid, left });
  }
  return { monthly: Math.min(monthly, paymentOf(plan[0])), plan };
}

export const paymentOf = (payment: Payment | undefined) =>
  payment ? payment.interest + payment.principal : 0;
