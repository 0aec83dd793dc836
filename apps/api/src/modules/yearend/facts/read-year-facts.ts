import type { YearSource } from '@doran/contract/limits'
import { findHarshWords, hasPersonalData } from '@doran/korean'
import type { Context } from '../../../platform/context/context.js'
import { dayInSeoul } from '../../../platform/time/seoul-day.js'
import { coverOf } from '../../theme/index.js'
import { seedOf } from '../pages/seed-of.js'
import type { YearWindow } from '../season.js'
import { readCommunityFacts } from './community-facts-repository.js'
import { readLetterFacts } from './letter-facts-repository.js'
import { readMorningFacts } from './morning-facts-repository.js'
import { findOwner } from './owner-repository.js'
import { readPlayFacts } from './play-facts-repository.js'
import { listOwnLines, readStorySums, type TopStoryRow } from './story-facts-repository.js'
import type { StoryFacts, TopStory, YearFacts } from './year-facts.js'

/** Characters of a line that a page can show. */
const QUOTE = { least: 8, most: 60 }

type Asked = {
  profileId: string
  year: number
  window: YearWindow
  sources: readonly YearSource[]
  /** Called before a source is read. */
  onStep: (step: 'stories' | 'plays' | 'letters' | 'mornings' | 'writing') => Promise<void>
}

/** What a member did in a year, of the sources that they chose. */
export async function readYearFacts(
  ctx: Context,
  { profileId, year, window, sources, onStep }: Asked,
): Promise<YearFacts> {
  const { db } = ctx
  const of = { ...window, profileId }
  const has = (source: YearSource) => sources.includes(source)
  const { name, joinedAt } = await findOwner(db, profileId)
  await onStep('stories')
  const story = has('story') ? await readStoryFacts(ctx, of) : null
  await onStep('plays')
  const play = has('play') ? await readPlayFacts(db, of) : null
  await onStep('letters')
  const letter = has('letter') ? await readLetterFacts(db, { ...of, now: ctx.clock.now() }) : null
  await onStep('mornings')
  const morning = has('morning') ? await readMorningFacts(db, of) : null
  await onStep('writing')
  const community = has('community') ? await readCommunityFacts(db, of) : null
  return {
    year,
    name,
    seed: seedOf(`${profileId} ${year}`),
    joinedDay: dayInSeoul(joinedAt),
    untilDay: window.untilDay,
    story,
    play,
    letter,
    morning,
    community,
  }
}

async function readStoryFacts(
  ctx: Context,
  of: YearWindow & { profileId: string },
): Promise<StoryFacts> {
  const { topRow, ...sums } = await readStorySums(ctx.db, of)
  return { ...sums, top: topRow && (await withQuote(ctx, { ...of, topRow })) }
}

/** Of a story that is not for everybody the title alone is shown: a book is handed on. */
async function withQuote(
  { db }: Context,
  { topRow, ...of }: YearWindow & { profileId: string; topRow: TopStoryRow },
): Promise<TopStory> {
  const { themeId, slug, ageRating, ...shown } = topRow
  if (ageRating === '15') return { ...shown, cover: null, quote: null }
  const lines = await listOwnLines(db, { ...of, themeId, ...QUOTE })
  return {
    ...shown,
    cover: coverOf({ slug, coverAlt: '' }).url,
    quote: lines.find(isQuotable) ?? null,
  }
}

function isQuotable(line: string): boolean {
  return !line.includes('\n') && findHarshWords(line).length === 0 && !hasPersonalData(line)
}
