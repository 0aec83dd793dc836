import { loadavg } from 'node:os'
import { say } from '../lib/say.mjs'
import { readFigures } from './read-figures.mjs'
import { runLighthouse } from './lighthouse.mjs'

/** Round by round, so that a machine that slows down slows the bare page with the others. */
export async function measureAll(pages, { runs, signal, ...tools }) {
  const measured = pages.map((page) => ({ page, runs: [] }))
  for (let round = 0; round < runs; round += 1) {
    for (const { page, runs: figures } of measured) {
      signal.throwIfAborted()
      const [load] = loadavg()
      const report = await runLighthouse(page, { ...tools, signal, isFirst: round === 0 })
      const figure = { load, ...readFigures(report) }
      figures.push(figure)
      say(
        `${round + 1}/${runs} ${page.name.padEnd(8)} score ${figure.score.toFixed(2)}, LCP ${figure.lcpMs.toFixed(0)} ms, TBT ${figure.tbtMs.toFixed(0)} ms, JS ${(figure.scriptBytes / 1_000).toFixed(1)} KB, load ${load.toFixed(1)}`,
      )
    }
  }
  return measured
}
