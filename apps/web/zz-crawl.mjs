import { chromium } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
const base='http://127.0.0.1:8782';
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
async function token(u){const r=await fetch(base+'/aiparcelweb/api/authenticate',{method:'POST',headers:{'content-type':'application/json','tenant-name':'default'},body:JSON.stringify({username:u,password:'Waybill1demo',logOffOtherSessions:true})});return (await r.json()).id_token;}
const combos=[['light',1440,'en'],['dark',390,'en'],['light',390,'ar'],['dark',1440,'ar'],['light',992,'en'],['light',991,'en']];
const only=process.env.COMBOS?.split(',').map(Number)??[0,1,2,3];
for(const i of only){const [scheme,width,lang]=combos[i];
 const t=await token('admin');
 const ctx=await b.newContext({viewport:{width,height:width<600?844:900},reducedMotion:'reduce'});
 await ctx.addInitScript(([t,s,l])=>{localStorage.setItem('waybill.token',t);localStorage.setItem('waybill.colorScheme',s);localStorage.setItem('waybill.language',l);},[t,scheme,lang]);
 const p=await ctx.newPage();
 const errs=[];
 p.on('console',m=>{if(m.type()==='error')errs.push(m.text().slice(0,200))});p.on('pageerror',e=>errs.push('PAGE '+e.message.slice(0,200)));
 await p.goto(base+'/profile');await p.waitForTimeout(1500);
 if(width<992){const o=p.locator('header button').first();await o.click();await p.waitForTimeout(500)}
 const hrefs=[...new Set(await p.locator('nav a').evaluateAll(a=>a.map(x=>x.getAttribute('href'))))].filter(h=>h&&h.startsWith('/'));
 const pages=[...hrefs,'/profile','/settings','/change_password','/nowhere'];
 console.log(scheme,width,lang,pages.length,'pages');
 for(const h of pages){errs.length=0;
  await p.goto(base+h);await p.waitForTimeout(900);await p.waitForLoadState('networkidle').catch(()=>{});
  const over=await p.evaluate(()=>document.documentElement.scrollWidth-window.innerWidth);
  const {violations}=await new AxeBuilder({page:p}).withTags(['wcag2a','wcag2aa','wcag21a','wcag21aa','wcag22aa','best-practice']).analyze();
  const v=violations.map(({id,nodes})=>`${id}: ${nodes.slice(0,2).map(n=>n.html.slice(0,160)).join(' | ')}`);
  if(v.length||errs.length||over>0)console.log(h,over>0?'OVERFLOW '+over:'',errs.join(' ;; '),v.join(' ;; '));
 }
 await ctx.close();
}
// signed out
if(!process.env.COMBOS)for(const [scheme,width,lang] of combos.slice(0,4)){const ctx=await b.newContext({viewport:{width,height:900},reducedMotion:'reduce'});await ctx.addInitScript(([s,l])=>{localStorage.setItem('waybill.colorScheme',s);localStorage.setItem('waybill.language',l);},[scheme,lang]);const p=await ctx.newPage();const errs=[];p.on('console',m=>{if(m.type()==='error')errs.push(m.text().slice(0,200))});
 for(const h of ['/login','/SSO','/sso-callback?error=failed']){errs.length=0;await p.goto(base+h);await p.waitForTimeout(1000);const {violations}=await new AxeBuilder({page:p}).withTags(['wcag2a','wcag2aa','wcag21a','wcag21aa','wcag22aa','best-practice']).analyze();if(violations.length||errs.length)console.log(h,scheme,width,lang,errs.join(';;'),violations.map(({id,nodes})=>id+': '+nodes[0].html.slice(0,160)).join(' ;; '));}
 await ctx.close();}
await b.close();console.log('DONE');
