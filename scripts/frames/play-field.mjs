import { StopError } from '../lib/errors.mjs'
import { delay } from '../lib/process-group.mjs'
import { traceTasks } from './trace-tasks.mjs'

const PHONE = { width: 360, height: 740 }
const SHARPNESS = 2.625
const HAND_MS = 180
const OPENS_WITHIN_MS = 30_000

/** One game of so many seconds on a slowed phone: what its start and its playing cost. */
export async function playField({ browser, origin, seconds, slowdown }) {
  const context = await browser.newContext({
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: PHONE,
    deviceScaleFactor: SHARPNESS,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    // Chromium asks for the icon of a page at some time; before the game it is the lobby's.
    await page.goto(`${origin}/tomato`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const trace = await traceTasks(browser)
    await page.goto(`${origin}/tomato/pop?mode=normal`)
    await page.locator('[data-cell="0"]').waitFor({ timeout: OPENS_WITHIN_MS })
    await page
      .getByText('빨갛게 익은 것만 톡!')
      .waitFor({ state: 'detached', timeout: OPENS_WITHIN_MS })
    await mark(page, 'field-begins')
    await page.evaluate(watchFrames)
    const pops = await pop({ page, client, until: performance.now() + seconds * 1_000 })
    const intervals = await page.evaluate(() => globalThis.frameIntervals)
    await mark(page, 'field-ends')
    return { ...(await trace.stop({ from: 'field-begins', to: 'field-ends' })), intervals, pops }
  } finally {
    await context.close()
  }
}

const mark = (page, name) => page.evaluate((named) => performance.mark(named), name)

/** Runs in the page. */
function watchFrames() {
  globalThis.frameIntervals = []
  let last = null
  const next = (time) => {
    if (last !== null) globalThis.frameIntervals.push(time - last)
    last = time
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}

/** Touches ripe ones as a quick hand does. */
async function pop({ page, client, until }) {
  const places = await page.locator('[data-cell]').evaluateAll((cells) =>
    cells.map((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect()
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
    }),
  )
  let pops = 0
  while (performance.now() < until) {
    const ripe = await page.evaluate(() => {
      const cell = document.querySelector('[data-stage="red"], [data-stage="golden"]')
      return cell ? Number(cell.getAttribute('data-cell')) : null
    })
    if (ripe !== null) {
      await client.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [places[ripe]],
      })
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      pops += 1
    }
    await delay(HAND_MS)
  }
  if (pops === 0) throw new StopError('nothing ripened in the field')
  return pops
}
