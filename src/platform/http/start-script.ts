/** How long scripts wait for the pictures that a page shows first, in milliseconds: a line that is stuck must not hold them. */
const patience = 1500;

/** How many scripts are asked for before the browser may answer: a page can have sixty, each of them some ten milliseconds of a phone's. */
const askedAtOnce = 4;

/** How often a button that was pressed too early is looked at, in milliseconds. */
const lookMs = 50;

/**
 * Runs at the end of the body. What a visitor came for is there without scripts, so these start when the first
 * pictures can be seen (on a slow line they would take turns with them) or at the first touch of the page, whichever
 * comes first. Each is evaluated in a task of its own, and between them the browser answers. Who goes back before the page
 * can follow is given the page of that address. A form that only a script can send is not sent by the browser. What the browser says
 * once, that it can install the market as an app, is kept for the screen that offers it (`features/offline/use-install.ts`).
 *
 * The last button that was pressed before it could answer is pressed when it can: before the scripts are there, and where a part of
 * the page, such as the header of the signed-in, waits for code of its own. React leaves a mark at what it has taken over; when it
 * hears a press on something that it can take over at once, it does, and has answered by the next task. Of the buttons of cards
 * it knows only what holds them (`features/listings/card/TakenCards.tsx`). Until then it looks busy. A button that opens a part of
 * the page by itself needs no script.
 *
 * What was typed or chosen before the page answers is noted, and told to it when it does (`platform/page/early-input.ts`).
 */
export const start = `(function(d){
var modules=d.currentScript.dataset.modules.split(" "),begun=false,left=false,early=self.early=new Map,pressed;
function ahead(m){var l=d.createElement("link");l.rel="modulepreload";l.href=m;d.head.append(l)}
function pause(){return self.scheduler&&scheduler.yield?scheduler.yield():new Promise(function(go){setTimeout(go)})}
async function begin(){if(begun)return;begun=true;
for(var at in modules){ahead(modules[at]);if(at%${askedAtOnce}===${askedAtOnce - 1})await pause()}
for(var m of modules){if(left)return;await import(m);if(m!==modules[modules.length-1])await pause()}}
function taken(node){return Object.keys(node).some(function(key){return key.indexOf("__react")===0})}
function there(b){return taken(b.closest("[data-cards]")||b)}
function again(b){if(pressed!==b||!b.isConnected)return;
d.documentElement.dataset.ready&&there(b)?(self.requestIdleCallback||setTimeout)(function(){b.removeAttribute("aria-busy");b.isConnected&&b.click()}):setTimeout(again,${lookMs},b)}
function typed(e){var i=e.target;d.documentElement.dataset.ready||early.set(i,[i.checked,i.value])}
function press(e){var b=e.target.closest("button"),submits=b&&b.form&&b.type==="submit",heard=taken(d);pressed=0;
if(!b||b.popoverTargetElement||there(b)||submits&&b.form.hasAttribute("action"))return;if(submits)e.preventDefault();
setTimeout(function(){if(!submits&&heard&&there(b))return;
b.setAttribute("aria-busy","true");
again(pressed=b)})}
addEventListener("click",press,true);addEventListener("input",typed,true);
["pointerdown","keydown","focusin","visibilitychange"].forEach(function(e){addEventListener(e,begin,{once:true,capture:true,passive:true})});
addEventListener("beforeinstallprompt",function(e){self.installPrompt=e});
addEventListener("popstate",function(){if(!d.documentElement.dataset.ready){left=true;location.reload()}});
var pictures=Array.from(d.querySelectorAll("img[fetchpriority=high]"),function(i){
return i.complete||new Promise(function(go){i.addEventListener("load",go);i.addEventListener("error",go)})});
function drawn(next){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(next)})})}
if(d.hidden)begin();else{Promise.all(pictures).then(function(){drawn(begin)});setTimeout(begin,${patience})}
d.currentScript.remove()
})(document)`.replaceAll("\n", "");

/** The script that starts `modules`, which come in the order in which they are evaluated: what others import, first. Its text is the same on every page. */
export const startScript = (modules: readonly string[]): string =>
  modules.length > 0 ? `<script data-modules="${modules.join(" ")}">${start}</script>` : "";
