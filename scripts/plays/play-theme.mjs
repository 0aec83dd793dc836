import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultsOf, watchPages } from './page-faults.mjs'
import { playStory } from './play-story.mjs'
import { readerOn } from './reader.mjs'
import { transcriptOf } from './report.mjs'

const LOOKS = [
  { width: 360, height: 740, colors: 'dark' },
  { width: 1280, height: 800, colors: 'light' },
  { width: 360, height: 740, colors: 'light' },
  { width: 1280, height: 800, colors: 'dark' },
]
const BAR_CHANGES_MS = 350
/** Stories that may come to an ending which is known already. */
const SPARE_PLAYS = 4

/** Plays one theme as one visitor until `count` of its endings are found; a row of the table for every story. */
export async function playTheme({ theme, browser, origin, folder, count, firstLook, signal, say }) {
  const goal = Math.min(count, theme.endings.length)
  const context = await browser.newContext({ locale: 'ko-KR', timezoneId: 'Asia/Seoul' })
  context.setDefaultTimeout(20_000)
  const watch = watchPages(context)
  const rows = []
  const found = []
  try {
    while (found.length < goal && rows.length < goal + SPARE_PLAYS && !signal.aborted) {
      const number = rows.length + 1
      const look = LOOKS[(firstLook + rows.length) % LOOKS.length]
      const wanted = theme.endings.filter((key) => !found.includes(key))
      const row = await playOnce({ theme, context, origin, folder, number, look, wanted })
      rows.push({ ...row, ...watch.take() })
      if (row.ending && !found.includes(row.ending)) found.push(row.ending)
      say(`${theme.slug} ${number}: ${row.ending ?? 'no ending'} after ${row.turns} turns`)
    }
  } finally {
    await context.close()
  }
  if (found.length < goal)
    rows.at(-1)?.faults.push(`only ${found.length} of ${goal} endings were found`)
  return rows
}

async function playOnce({ theme, context, origin, folder, number, look, wanted }) {
  const { width, height, colors } = look
  const name = `${theme.slug}-${number}-${width}-${colors}`
  const row = { theme: theme.slug, look: `${width} ${colors}`, name }
  const page = await context.newPage()
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const reader = readerOn(page, origin)
  const shoot = (what) => page.screenshot({ path: join(folder, `${name}-${what}.png`) })
  const shootAt = async (place, what) => {
    await place.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    // The bar at the top takes its colour once the page has moved.
    await page.waitForTimeout(BAR_CHANGES_MS)
    await shoot(what)
  }
  try {
    await reader.openTheme(theme.id)
    await reader.wear(colors)
    const sessionId = await reader.beginStory()
    if (number === 1) await reader.readAtOnce()
    const rollsDice = number === 1
    const camera = { shoot, shootAt }
    const played = await playStory({ theme, reader, sessionId, wanted, rollsDice, camera })
    const { ending, turns, seconds, faults } = played
    writeFileSync(join(folder, `${name}.txt`), transcriptOf(theme, played))
    if (ending) {
      await shoot('4-last')
      await shootAt(reader.endingTitle(ending), '5-ending')
      await shootAt(reader.endings.last(), '6-ending-foot')
      faults.push(...(await collected({ theme, reader, ending })))
      await shoot('7-theme')
      await shootAt(reader.endingsHeading, '8-theme-endings')
    }
    return { ...row, ending: ending?.key, turns: turns.length - 1, seconds, faults }
  } catch (error) {
    await shoot('broken').catch(() => {})
    return { ...row, turns: 0, seconds: 0, faults: [error.message] }
  } finally {
    await page.close()
  }
}

/** What is wrong with how the ending was kept: in the visitor's reading of the theme, and on the theme's page. */
async function collected({ theme, reader, ending }) {
  const faults = []
  const reached = await reader.reached(theme.id)
  if (!reached.includes(ending.key)) faults.push(`/mine does not name the ending ${ending.key}`)
  await reader.openTheme(theme.id)
  const entry = reader.page.getByRole('listitem').filter({ hasText: ending.title })
  if ((await entry.count()) === 0) faults.push('the theme page does not name the ending')
  for (const fault of await faultsOf(reader.page)) faults.push(`theme page: ${fault}`)
  return faults
}
