import type { NewsArea, NewsTag, RichText } from '@doran/contract'

type Shipped = {
  id: string
  title: string
  body: RichText
  /** To where it can be tried. */
  link?: string
  publishedAt: string
}

/** News of the product itself. */
export type ShippedNews = Shipped &
  ({ kind: 'changelog'; tag: NewsTag; area: NewsArea } | { kind: 'notice'; isPinned?: true })
