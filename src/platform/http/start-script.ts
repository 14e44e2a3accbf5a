/** How long scripts wait for the pictures that a page shows first, in milliseconds: a line that is stuck must not hold them. */
const patience = 1500;

/**
 * Runs at the end of the body. What a visitor came for is there without scripts, so these start when the first
 * pictures can be seen (on a slow line they would take turns with them) or at the first touch of the page, whichever
 * comes first. Each is evaluated in a task of its own, and between them the browser answers. Who goes back before the page
 * can follow is given the page of that address; the last button that was pressed before is pressed when the page can, and a form that
 * only a script can send is not sent by the browser. What the browser says once, that it can install the market as an app, is kept
 * for the screen that offers it (`features/offline/use-install.ts`).
 */
const start = `(function(d,modules){
var begun=false,left=false,pressed;
function pause(){return self.scheduler&&scheduler.yield?scheduler.yield():new Promise(function(go){setTimeout(go)})}
async function begin(){if(begun)return;begun=true;
modules.forEach(function(m){var l=d.createElement("link");l.rel="modulepreload";l.href=m;d.head.append(l)});
for(var m of modules){if(left)return;await import(m);if(m!==modules[modules.length-1])await pause()}
removeEventListener("click",press,true)}
function press(e){var b=e.target.closest("button"),submits=b&&b.form&&b.type==="submit";
if(!b||submits&&b.form.hasAttribute("action"))return;if(submits)e.preventDefault();pressed=b}
addEventListener("click",press,true);
new MutationObserver(function(_,o){o.disconnect();if(pressed)(self.requestIdleCallback||setTimeout)(function(){pressed.isConnected&&pressed.click()})}).observe(d.documentElement,{attributeFilter:["data-ready"]});
["pointerdown","keydown","focusin","visibilitychange"].forEach(function(e){addEventListener(e,begin,{once:true,capture:true,passive:true})});
addEventListener("beforeinstallprompt",function(e){self.installPrompt=e});
addEventListener("popstate",function(){if(!d.documentElement.dataset.ready){left=true;location.reload()}});
var there=Array.from(d.querySelectorAll("img[fetchpriority=high]"),function(i){
return i.complete||new Promise(function(go){i.addEventListener("load",go);i.addEventListener("error",go)})});
function drawn(next){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(next)})})}
if(d.hidden)begin();else{Promise.all(there).then(function(){drawn(begin)});setTimeout(begin,${patience})}
d.currentScript.remove()
})(document,`.replaceAll("\n", "");

/** The script that starts `modules`, which come in the order in which they are evaluated: what others import, first. */
export const startScript = (modules: readonly string[], nonce: string): string =>
  modules.length > 0 ? `<script nonce="${nonce}">${start}${JSON.stringify(modules)})</script>` : "";
