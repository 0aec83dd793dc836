const KB = 1_000
const LIMITS = {
  scriptKb: { public: 50, app: 85 },
  lcpMs: 2_000,
  tbtMs: 100,
  cls: 0.02,
  score: 0.95,
  fontKb: 135,
  imageKb: 400,
  pageKb: 516,
  idleMb: 700,
  idleCpu: 1,
}

/**
 * One verdict a figure and page. `floor` is what the bare page took in the same run, `ratio` how much of what is
 * allowed was used: above 1 it is missed; of a score, which must not be lower, the limit by the value.
 */
export function verdictsOf(measured, idle) {
  const floor = measured.find(({ page }) => page.kind === 'floor')
  const pages = measured.filter((each) => each !== floor)
  return [...pages.flatMap((each) => ofPage(each, floor)), ...(idle ? ofIdle(idle) : [])]
}

const script = ({ scriptBytes }) => scriptBytes / KB
const tbt = ({ tbtMs }) => tbtMs

function ofPage({ page, runs }, floor) {
  const mid = (of) => median(runs.map(of))
  const bare = (of) => median(floor.runs.map(of))
  const js = page.kind === 'app' ? 'P15' : 'P14'
  const { categories } = runs[0]
  const add = (row, figure, value, limit, more = {}) =>
    atMost({ row, page: page.name, figure, value, limit, ...more })
  return [
    add(js, 'JS over the bare page, KB', mid(script) - bare(script), LIMITS.scriptKb[page.kind], {
      raw: `${show(mid(script))} - ${show(bare(script))}`,
    }),
    add(
      'P16',
      'LCP, ms',
      mid(({ lcpMs }) => lcpMs),
      LIMITS.lcpMs,
    ),
    add('P16', 'TBT over the bare page, ms', mid(tbt) - bare(tbt), LIMITS.tbtMs, {
      raw: `${show(mid(tbt))} - ${show(bare(tbt))}`,
    }),
    add(
      'P16',
      'CLS',
      mid(({ cls }) => cls),
      LIMITS.cls,
    ),
    atLeast(
      'P16',
      page.name,
      'performance',
      mid(({ score }) => score),
      LIMITS.score,
    ),
    ...['accessibility', 'best-practices', 'seo']
      .filter((name) => name !== 'seo' || page.kind !== 'app')
      .map((name) => atLeast('P17', page.name, name, categories[name] ?? Number.NaN, 1)),
    add(
      'P19',
      'fonts, KB',
      mid(({ fontBytes }) => fontBytes / KB),
      LIMITS.fontKb,
    ),
    add(
      'P19',
      'images, KB',
      mid(({ imageBytes }) => imageBytes / KB),
      LIMITS.imageKb,
    ),
    add(
      'P19',
      'whole page, KB',
      mid(({ totalBytes }) => totalBytes / KB),
      LIMITS.pageKb,
    ),
  ]
}

function ofIdle({ memoryMb, cpuPercent, parts }) {
  const raw = parts.map(({ name, mb }) => `${name} ${mb.toFixed(0)}`).join(', ')
  const of = { row: 'P28', page: 'idle' }
  return [
    atMost({ ...of, figure: 'memory (PSS), MB', value: memoryMb, limit: LIMITS.idleMb, raw }),
    atMost({ ...of, figure: 'CPU of one core, %', value: cpuPercent, limit: LIMITS.idleCpu }),
  ]
}

// A figure that could not be taken keeps no limit.
function atMost({ raw = '', ...verdict }) {
  const { value, limit } = verdict
  return { ...verdict, bound: '≤', raw, ratio: Math.max(value, 0) / limit, isKept: value <= limit }
}

function atLeast(row, page, figure, value, limit) {
  const ratio = limit / value
  return { row, page, figure, value, limit, bound: '≥', raw: '', ratio, isKept: value >= limit }
}

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle] + sorted[middle - 1]) / 2
}

export function show(value) {
  if (!Number.isFinite(value)) return String(value)
  if (value >= 1_000) return value.toFixed(0)
  return Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(value === 0 ? 0 : 3)
}
