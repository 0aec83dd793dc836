import { readFileSync, readdirSync } from 'node:fs'
import { tellTurn, openStory } from '@doran/story-engine'
import { judgeLine } from '@doran/story-engine/hearing'
import { openCompiled } from '/work/main/packages/story-content/src/open-theme.ts'
const [root, pattern, out] = process.argv.slice(2)
const files = readdirSync('/tmp/blind').filter((f) => f.endsWith('.jsonl') && new RegExp(pattern).test(f))
let n = 0
const compiled = new Map()
const rows = []
for (const f of files) {
  for (const line of readFileSync('/tmp/blind/' + f, 'utf8').trim().split('\n')) {
    const row = JSON.parse(line)
    if (!['do', 'say', 'narrate'].includes(row.kind)) continue
    if (!compiled.has(row.theme)) compiled.set(row.theme, openCompiled(root, row.theme))
    const theme = compiled.get(row.theme)
    const t0 = performance.now()
    let o
    try { o = tellTurn(theme, row.stateBefore, { kind: row.kind, text: row.text }, row.seed) } catch (e) { console.log('ERR', f, row.n, String(e).slice(0, 200)); continue }
    n += 1
    const sc = theme.scenes.get(row.stateBefore.scene)
    const top = judgeLine(theme, sc, { text: row.text, isSaid: row.kind === 'say' }, (m) => m.kind !== 'move' || true).slice(0, 5).map(({ meaning: m, chance, clause }) => `${m.kind}:${m.kind === 'move' ? m.move.id : m.kind === 'answer' ? m.answer.key + '“' + (m.says[0] ?? '') + '”' : m.kind === 'asked' ? m.person + '“' + (m.says[0] ?? '') + '”' : m.reply ?? m.outside} ${chance.toFixed(2)}`)
    rows.push({ top, f, n: row.n, scene: row.stateBefore.scene, kind: row.kind, text: row.text, before: row.before, old: row.judged, why: row.why, oldAfter: row.after, by: o.heard.by, move: o.heard.moveId, family: o.heard.family, score: o.heard.score, aside: o.aside, after: o.text, choices: o.choices.map((c) => c.label), meant: o.heard.meant, ms: performance.now() - t0 })
  }
}
for (const r of rows) {
  if (process.env.ONLY && r.by === 'move' && !r.aside) continue
  console.log(`\n#${r.f.replace('.jsonl','')}:${r.n} ${r.scene} [${r.kind}] old ${r.old}  … ${String(r.before).slice(-90).replaceAll('\n', ' ')}`)
  console.log(`  > ${r.text}`)
  console.log(`  ${r.aside ? 'ASIDE ' + r.aside.kind + ' ' + r.aside.line : r.by + ' ' + (r.move ?? r.family)} ${r.score.toFixed(2)} | ${r.after.slice(0, 170).replaceAll('\n', ' ')}${r.aside ? ' | ' + r.choices.join(' / ') : ''}`)
  if (r.by !== 'move') console.log('     ' + r.top.join('  '))
}
const c = {}
for (const r of rows) { const k = r.aside ? 'aside-' + r.aside.kind : r.by; c[k] = (c[k] ?? 0) + 1 }
console.log(rows.length, c, 'max ms', Math.max(...rows.map((r) => r.ms)).toFixed(0), 'mean', (rows.reduce((s, r) => s + r.ms, 0) / rows.length).toFixed(1))
if (out) (await import('node:fs')).writeFileSync(out, JSON.stringify(rows))
