import { takaSign } from './takaSign'

export const style = `
@font-face{font-family:"Taka Sign";src:url(${takaSign}) format("woff2");font-weight:400 700;unicode-range:U+09F3}
:root{--ink:#0d1426;--ink-2:#1b2540;--paper:#f4f5f9;--card:#fff;--line:#c9cede;--text:#161d30;--quiet:#545d75;
--accent:#f5a800;--accent-deep:#dc9700;--good:#0b7a4b;--bad:#b3173a;--radius:12px}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--paper);color:var(--text);
font:16px/1.5 "Taka Sign",system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Bengali",sans-serif}
.ribbon{margin:0;padding:8px 16px;background:#fff3cf;color:#5b4200;text-align:center;font-size:14px}
.ribbon strong{margin-right:6px}
main{max-width:960px;margin:0 auto;padding:16px}
.desk{display:grid;background:var(--card);border-radius:16px;overflow:hidden;box-shadow:0 12px 40px rgba(13,20,38,.12)}
.bill{padding:24px;color:#fff;background:linear-gradient(155deg,var(--ink),var(--ink-2))}
.bill h1{margin:0;font-size:15px;font-weight:600;color:#c9d1e8}
.amount{margin:4px 0 16px;font-size:36px;font-weight:700;letter-spacing:-.02em;line-height:1.15}
.bill dl{margin:0;display:grid;gap:10px;font-size:14px}
.bill dt{color:#aab4d1}
.bill dd{margin:0;overflow-wrap:anywhere}
.plastic{display:none;margin-top:28px;aspect-ratio:1.586;max-width:300px;border-radius:14px;padding:20px;
background:linear-gradient(135deg,#2f4fa8,#6a3fa0 60%,#b0527d);box-shadow:0 14px 30px rgba(0,0,0,.35);
flex-direction:column;justify-content:space-between;letter-spacing:.08em}
.chip{width:38px;height:28px;border-radius:6px;background:linear-gradient(135deg,#f6dd9a,#c79a3c)}
.plastic span{font-variant-numeric:tabular-nums}
.pay{padding:24px}
.pay h2{margin:0 0 16px;font-size:20px}
label{display:block;margin-bottom:6px;font-size:14px;font-weight:600}
input{width:100%;min-height:48px;padding:10px 12px;border:1px solid #7d869f;border-radius:10px;background:#fff;color:inherit;
font:inherit;font-variant-numeric:tabular-nums}
input[aria-invalid=true]{border-color:var(--bad);box-shadow:0 0 0 1px var(--bad)}
.field{margin-bottom:16px}
.row{display:grid;grid-template-columns:1fr 1fr;gap:16px}
.problem{margin:6px 0 0;color:var(--bad);font-size:14px;font-weight:600}
button{min-height:48px;padding:10px 18px;border:1px solid var(--line);border-radius:10px;background:#fff;color:var(--text);
font:inherit;font-weight:600;cursor:pointer}
button:hover{border-color:#8e97b0;background:#f8f9fc}
button.main{width:100%;border-color:transparent;background:var(--accent);color:#1c1400;font-size:17px}
button.main:hover{background:var(--accent-deep)}
button.plain{width:100%;margin-top:8px;border-color:transparent}
:focus-visible{outline:3px solid #2f6bff;outline-offset:2px}
.hints{margin:24px 0 0;padding-top:20px;border-top:1px solid #e4e7f0}
.hints h3{margin:0 0 8px;font-size:15px}
.hints ul{margin:0 0 16px;padding:0;list-style:none;font-size:14px;color:var(--quiet)}
.hints li{display:flex;flex-wrap:wrap;gap:2px 12px;padding:3px 0}
.hints code{color:var(--text);font:600 14px/1.5 ui-monospace,SFMono-Regular,Menlo,monospace}
.others{display:flex;flex-wrap:wrap;gap:8px}
.others button{flex:1 1 150px;font-size:14px}
.note{max-width:480px;margin:6vh auto 0;padding:32px 24px;border-radius:16px;background:var(--card);text-align:center;
box-shadow:0 12px 40px rgba(13,20,38,.12)}
.note h1{margin:16px 0 8px;font-size:24px}
.note p{margin:0 0 24px;color:var(--quiet)}
.mark{display:inline-grid;place-items:center;width:64px;height:64px;border-radius:50%;color:#fff;font-size:30px;
line-height:1;background:var(--good)}
.mark.bad{background:var(--bad)}
@media(min-width:768px){main{padding:40px 24px}.desk{grid-template-columns:5fr 7fr}.bill,.pay{padding:36px}.plastic{display:flex}}
`
