export const LONG_TASK_MS = 50

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'toplevel',
  '__metadata',
]
const PARTS = {
  script: ['FunctionCall', 'EvaluateScript', 'v8.compile', 'FireAnimationFrame', 'RunMicrotasks'],
  style: ['UpdateLayoutTree', 'RecalculateStyles'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize'],
  commit: ['Commit', 'UpdateLayer', 'CompositeLayers'],
  garbage: ['MajorGC', 'MinorGC', 'V8.GCFinalizeMC'],
}
const partOf = (name) => Object.keys(PARTS).find((part) => PARTS[part].includes(name))

/** Listens to what the browser's threads do until it is stopped. */
export async function traceTasks(browser) {
  const client = await browser.newBrowserCDPSession()
  const events = []
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  })
  return {
    /** The page's tasks before and between two of its marks, the longest first. */
    async stop({ from, to }) {
      const complete = new Promise((done) => client.once('Tracing.tracingComplete', done))
      await client.send('Tracing.end')
      await complete
      await client.detach()
      const [begin, end] = [from, to].map((name) => events.find((each) => each.name === name))
      const ofPage = events.filter(({ pid, tid }) => pid === begin.pid && tid === begin.tid)
      const tasks = tasksOf(ofPage)
      return {
        starting: tasks.filter(({ at }) => at < begin.ts),
        playing: tasks.filter(({ at }) => at >= begin.ts && at <= end.ts),
      }
    },
  }
}

function tasksOf(events) {
  const spans = events.filter(({ ph }) => ph === 'X').toSorted((a, b) => a.ts - b.ts)
  return spans
    .filter(({ name, dur }) => name === 'RunTask' && dur > LONG_TASK_MS * 1_000)
    .map((task) => {
      const inside = spans.filter(
        (span) => span.ts >= task.ts && span.ts + span.dur <= task.ts + task.dur,
      )
      const [ms, cpuMs] = [task.dur, task.tdur ?? 0].map((micros) => micros / 1_000)
      return { at: task.ts, ms, cpuMs, parts: partsOf(inside) }
    })
    .toSorted((a, b) => b.ms - a.ms)
}

/** Milliseconds by kind of work; what lies in another of its own kind is counted once. */
function partsOf(spans) {
  const sums = {}
  for (const part of Object.keys(PARTS)) {
    let until = 0
    for (const { name, ts, dur } of spans) {
      if (partOf(name) !== part || ts < until) continue
      sums[part] = (sums[part] ?? 0) + dur / 1_000
      until = ts + dur
    }
  }
  return sums
}
