import type { NewsItem, ParsedBodyOf } from '@doran/contract'
import { NEWS_FIELD_COPY } from '@doran/contract/news/copy'
import { NEWS_LENGTHS } from '@doran/contract/news/limits'
import { NEWS_AREAS, NEWS_TAGS } from '@doran/engagement'
import { nanoid } from 'nanoid'
import { hasBrokenLink, LINK_COPY, parseLines } from '../texts/parse-lines'
import { printLines } from '../texts/print-lines'
import { NEWS_KINDS } from './news-kinds'

/** An item as it is typed. `key`: one for each item that is published. */
export type WrittenNews = Record<
  'key' | 'kind' | 'tag' | 'area' | 'title' | 'text' | 'link' | 'thanks',
  string
> & { isPinned: boolean }

export type NewsText = ParsedBodyOf<'PUT /v1/admin/news/{newsId}'>

export const NEWS_FIELDS = ['title', 'tag', 'area', 'text', 'link', 'thanks'] as const
export type NewsField = (typeof NEWS_FIELDS)[number]

/** To begin with; of nothing for a new one. */
export function startOf(item: NewsItem | null): WrittenNews {
  return {
    key: nanoid(),
    kind: item?.kind ?? 'changelog',
    tag: item?.tag ?? '',
    area: item?.area ?? '',
    title: item?.title ?? '',
    text: item ? printLines(item.body) : '',
    link: item?.link ?? '',
    thanks: item?.thanks ?? '',
    isPinned: item?.isPinned ?? false,
  }
}

export function parseWritten(stored: unknown): WrittenNews | null {
  const found: Record<string, unknown> = Object(stored)
  const { isPinned, key, kind, tag, area, title, text, link, thanks } = found
  const texts = { key, kind, tag, area, title, text, link, thanks }
  return typeof isPinned === 'boolean' && isTexts(texts) ? { ...texts, isPinned } : null
}

/** What is sent of it. */
export function textOfWritten(written: WrittenNews): NewsText {
  const isNotice = written.kind === 'notice'
  return {
    kind: isNotice ? 'notice' : 'changelog',
    tag: isNotice ? null : keyOf(NEWS_TAGS, written.tag),
    area: isNotice ? null : keyOf(NEWS_AREAS, written.area),
    title: written.title.trim(),
    body: parseLines(written.text),
    link: written.link.trim() || null,
    thanks: written.thanks.trim() || null,
    isPinned: isNotice && written.isPinned,
  }
}

export function problemsOf(written: WrittenNews): Record<NewsField, string | undefined> {
  const { kind, tag, area, title, body, link, thanks } = textOfWritten(written)
  const isMissing = (value: unknown) => kind === 'changelog' && value === null
  return {
    title:
      title === '' || lengthOf(title) > NEWS_LENGTHS.newsTitle
        ? NEWS_FIELD_COPY.newsTitle
        : undefined,
    tag: isMissing(tag) ? NEWS_FIELD_COPY.newsTag : undefined,
    area: isMissing(area) ? NEWS_FIELD_COPY.newsTag : undefined,
    text:
      body.length === 0 || lengthOf(written.text) > NEWS_LENGTHS.newsBody
        ? NEWS_FIELD_COPY.newsBody
        : hasBrokenLink(written.text)
          ? LINK_COPY
          : undefined,
    link: link !== null && !isOwnPath(link) ? NEWS_FIELD_COPY.newsLink : undefined,
    thanks:
      thanks !== null && lengthOf(thanks) > NEWS_LENGTHS.newsThanks
        ? `${NEWS_LENGTHS.newsThanks}자까지 쓸 수 있어요.`
        : undefined,
  }
}

export const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

export const KIND_OPTIONS = optionsOf(NEWS_KINDS)

const OWN_PATH = /^\/(?:[^\s/\\][^\s\\]*)?$/

function isOwnPath(link: string): boolean {
  return OWN_PATH.test(link) && lengthOf(link) <= NEWS_LENGTHS.newsLink
}

function lengthOf(text: string): number {
  return Array.from(text).length
}

function isTexts<Key extends string>(texts: Record<Key, unknown>): texts is Record<Key, string> {
  return Object.values(texts).every((text) => typeof text === 'string')
}

function keyOf<Key extends string>(words: Record<Key, string>, value: string): Key | null {
  const isKey = (key: string): key is Key => Object.hasOwn(words, key)
  return isKey(value) ? value : null
}
