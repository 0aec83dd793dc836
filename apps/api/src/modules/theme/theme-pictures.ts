import type { Emotion, Portraits, ThemeDetail } from '@doran/contract'
import { EMOTIONS, TALES_PATH } from '@doran/contract/names'
import type { ThemeSource } from '@doran/story-engine'
import type { ThemeFacts } from './theme-facts.js'

const FILE_NAMES: Record<Emotion, string> = {
  기본: 'plain',
  기쁨: 'joy',
  슬픔: 'sad',
  화남: 'angry',
  놀람: 'surprised',
}

export function coverOf({ slug, coverAlt }: Pick<ThemeFacts, 'slug' | 'coverAlt'>) {
  return {
    url: `${TALES_PATH}/covers/${slug}.svg`,
    wideUrl: `${TALES_PATH}/covers/${slug}-wide.svg`,
    alt: coverAlt,
  }
}

/** The portraits of one of the cast; null where there are none. */
export function portraitsOf(
  slug: string,
  { portrait }: Pick<ThemeSource['cast'][number], 'portrait'>,
): Portraits | null {
  if (portrait === undefined) return null
  const address = (emotion: Emotion) =>
    `${TALES_PATH}/portraits/${slug}/${portrait}-${FILE_NAMES[emotion]}.svg`
  const [plain, joy, sad, angry, surprised] = EMOTIONS
  return {
    [plain]: address(plain),
    [joy]: address(joy),
    [sad]: address(sad),
    [angry]: address(angry),
    [surprised]: address(surprised),
  }
}

/** A new address for every version, because messengers keep a link's picture for hours. */
export function linkImageOf(id: string, versionHash: string): ThemeDetail['linkImage'] {
  return `${TALES_PATH}/og/theme/${id}/${versionHash.slice(0, 12)}.png`
}
