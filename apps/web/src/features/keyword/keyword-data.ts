import type { KeywordPage } from '@doran/contract'
import { routes } from '@doran/site/core'
import { keywordTitle } from './internal/keyword-title'
import { keywordPath } from './keyword-address'

/** What search engines read of the page (schema.org): a list of stories. */
export function keywordData({ keywords, intro, themes }: KeywordPage, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: keywordTitle(keywords),
    description: intro,
    keywords: keywords.join(', '),
    inLanguage: 'ko',
    isAccessibleForFree: true,
    url: `${origin}${keywordPath(keywords)}`,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: themes.length,
      itemListElement: themes.map(({ id, title }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: title,
        url: `${origin}${routes.theme.path({ id })}`,
      })),
    },
  }
}
