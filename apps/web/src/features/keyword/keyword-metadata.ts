import type { Metadata } from 'next'
import type { KeywordPage } from '@doran/contract'
import { keywordPath } from './keyword-address'
import { keywordTitle } from './internal/keyword-title'

/** What links to the page show. No search engine lists one without stories. */
export function keywordMetadata({ keywords, intro, themes }: KeywordPage): Metadata {
  return {
    ...(themes.length === 0 && { robots: { index: false } }),
    openGraph: { title: keywordTitle(keywords), description: intro },
    alternates: { canonical: keywordPath(keywords) },
  }
}
