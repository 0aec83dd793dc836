import type { Metadata } from 'next'
import type { SharedStory } from '@doran/contract'
import { cautionLabel } from '@doran/site/core'

/** For whoever gets the link; nothing is to be found by a search, and no ending is given away. */
export function sharedMetadata(shared: SharedStory): Metadata {
  const { kind, label, theme, linkImage } = shared
  const isEnding = kind === 'ending'
  const what = isEnding ? '이 이야기의 결말이에요.' : '이 장면부터 이어 쓸 수 있어요.'
  return {
    robots: { index: false },
    openGraph: {
      type: 'article',
      title: label ? `${label} · ${theme.title}` : theme.title,
      description: `${what} ${theme.hook} ${cautionLabel(theme)}`,
      images: [{ url: linkImage, width: 1200, height: 630, alt: theme.cover.alt }],
    },
    twitter: { card: 'summary_large_image' },
  }
}
