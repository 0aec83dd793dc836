import { REFUSALS } from './refusals.js'

/** Shown while a site behind the door is starting; it loads itself again, without script. */
export const STARTING_PAGE = `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${REFUSALS.MAINTENANCE.retryAfterSeconds}">
<title>도란</title>
<style>
:root{color-scheme:dark light;--bg:#100e0d;--text:#f7f1e8;--soft:#c4b8ab;--ember:#ff7a3d}
@media (prefers-color-scheme:light){:root{--bg:#faf6ef;--text:#1f1a16;--soft:#574d44;--ember:#b8430e}}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:12px;
padding:24px;background:var(--bg);color:var(--text);text-align:center;word-break:keep-all;text-wrap:balance;
font:15px/24px Pretendard,"Apple SD Gothic Neo","Noto Sans KR",sans-serif}
i{width:16px;height:16px;border-radius:50%;background:var(--ember)}
h1{margin:0;font-size:20px;line-height:28px}p{margin:0;color:var(--soft)}
</style>
</head>
<body>
<i></i>
<h1>${REFUSALS.MAINTENANCE.message}</h1>
<p>그대로 두면 이 화면이 저절로 열려요.</p>
</body>
</html>
`
