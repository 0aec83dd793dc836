import { compileTheme, readTheme, PLAYERS, openStory, tellTurn } from '@doran/story-engine'
import { contentRoot, openCommon, openTheme } from './open-theme.js'
const root = contentRoot()
const theme = compileTheme(openTheme(root, 'sixth-key').data, openCommon(root).data)
const N = Number(process.argv[2] ?? 50)
for (const player of PLAYERS) {
  const len: number[] = []; const ends: Record<string, number> = {}; const per: Record<string, number[]> = {}
  for (let seed = 1; seed <= N; seed++) {
    const t = readTheme(theme, { seed, player })
    len.push(t.turns.length); ends[t.ending ?? '?'] = (ends[t.ending ?? '?'] ?? 0) + 1
    const c: Record<string, number> = {}
    let sc = 'table'
    for (const { outcome } of t.turns) { const k = ['lounge','workshop','desk','seowoo','boiler','corridor'].includes(sc) ? 'mid' : sc; c[k] = (c[k] ?? 0) + 1; sc = outcome.state.scene }
    for (const k of Object.keys(c)) (per[k] ??= []).push(c[k]!)
  }
  len.sort((a, b) => a - b)
  console.log(player, 'min', len[0], 'p50', len[N >> 1], 'p95', len[Math.floor(N * .95)], 'max', len[N - 1], JSON.stringify(ends))
  console.log('   ', Object.entries(per).map(([k, v]) => `${k} mean ${(v.reduce((a, b) => a + b) / v.length).toFixed(1)} max ${Math.max(...v)}`).join(' · '))
}
