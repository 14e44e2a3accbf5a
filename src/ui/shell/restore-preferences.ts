import { cookieLife } from "./preferences.ts";

/**
 * Runs in the head before anything is drawn. Where the cookie was lost and local storage was not, it brings the
 * theme back at once and asks for the page again in the kept language; and it takes `?lang=` out of the address,
 * since the cookie now remembers it. A page that the device kept was made for nobody: it gets the theme that the cookie
 * says. `data-served-theme` is what the markup was made for, until React has it. `data-kept` names the lists of a guest that the
 * device keeps (`platform/page/device-list.ts`), so that a page of one that is empty says so before any other script is there.
 * It stands in the page alone: the browser's bundle does not carry it a second time.
 */
export const restorePreferences = import.meta.env.SSR
  ? `(function(d,r){try{
var has=function(n){return d.cookie.split("; ").some(function(c){return c.indexOf(n+"=")===0})};
var put=function(n,v){d.cookie=n+"="+v+"; ${cookieLife}"};
var q=new URLSearchParams(location.search);
var k=/(?:^|; )theme=(dark|light)/.exec(d.cookie),t=k?k[1]:localStorage.getItem("theme"),l=localStorage.getItem("language");
if(sessionStorage.getItem("mail-banner"))r.dataset.mailBanner="off";
r.dataset.kept=Object.keys(localStorage).filter(function(k){return/^\\w+:$/.test(k)}).join(" ").replace(/:/g,"");
if(t==="dark"||t==="light"){if(!k)put("theme",t);
if(t!==r.dataset.theme){r.dataset.servedTheme=r.dataset.theme;r.dataset.theme=t}}
if(q.has("lang")){if(has("language")){q.delete("lang");var s=q.toString();
history.replaceState(history.state,"",location.pathname+(s?"?"+s:"")+location.hash)}}
else if(!has("language")&&(l==="ar"||l==="en")&&l!==r.lang){put("language",l);if(has("language"))location.reload()}
}catch(e){}})(document,document.documentElement)`.replaceAll("\n", "")
  : "";
