import { z } from 'zod'
import { PostImageKey } from '../image/keys.js'
import { COMMUNITY_FIELD_COPY } from './copy.js'
import { COMMUNITY, COMMUNITY_LENGTHS } from './limits.js'

/** A host without a name before it and without gaps, which would make an address look like another one. */
const PLAIN_HOST = /^https?:\/\/[^\s/?#\\@]+(?:[/?#]|$)/i

const HIDDEN_LETTERS = /[\s\p{Cc}\p{Cf}]/u

function isPlainAddress(address: string): boolean {
  return PLAIN_HOST.test(address) && !HIDDEN_LETTERS.test(address)
}

/** A web address that a link may lead to. */
const Href = z
  .url({ protocol: /^https?$/, error: COMMUNITY_FIELD_COPY.linkAddress })
  .max(COMMUNITY.link, COMMUNITY_FIELD_COPY.linkAddress)
  .refine(isPlainAddress, COMMUNITY_FIELD_COPY.linkAddress)

/** A path of the site, never another host's address. */
const Path = z
  .string()
  .max(COMMUNITY.link)
  .regex(/^\/(?:[^\s/\\\p{Cc}\p{Cf}][^\s\\\p{Cc}\p{Cf}]*)?$/u)

/** A stretch of text of one format. What is absent is off. A line break within a block is `\n`. */
export const Span = spanWith(Href)
export type Span = z.infer<typeof Span>

export const Block = blockOf(Span)
export type Block = z.infer<typeof Block>

/** A formatted text as data: never HTML. */
export const RichText = z.array(Block).max(COMMUNITY.blocks)
export type RichText = z.infer<typeof RichText>

/** The same of those who run the site, whose links lead to its own pages too, by a path. */
export const StaffText = z
  .array(blockOf(spanWith(z.union([Href, Path], { error: COMMUNITY_FIELD_COPY.linkAddress }))))
  .max(COMMUNITY.blocks)

function spanWith<Link extends z.core.$ZodType<string>>(link: Link) {
  return z.strictObject({
    text: z.string().min(1).max(COMMUNITY_LENGTHS.postBody),
    bold: z.literal(true).optional(),
    italic: z.literal(true).optional(),
    strike: z.literal(true).optional(),
    href: z.optional(link),
  })
}

function blockOf<Piece extends z.core.$ZodType>(span: Piece) {
  const spans = z.array(span).max(COMMUNITY.spans)
  /** Flat, with its level, so that no nesting can be deep. */
  const item = z.strictObject({
    level: z
      .number()
      .int()
      .min(0)
      .max(COMMUNITY.listLevels - 1),
    spans,
  })
  return z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('paragraph'), spans }),
    z.strictObject({ type: z.literal('heading'), spans }),
    z.strictObject({ type: z.literal('quote'), spans }),
    z.strictObject({
      type: z.literal('list'),
      isOrdered: z.boolean(),
      items: z.array(item).min(1).max(COMMUNITY.listItems),
    }),
    z.strictObject({
      type: z.literal('picture'),
      key: PostImageKey,
      alt: z
        .string()
        .trim()
        .min(1, COMMUNITY_FIELD_COPY.postPictureAlt)
        .max(COMMUNITY_LENGTHS.pictureAlt),
      /** The size in pixels keeps the image's place free until it has loaded. */
      width: z.number().int().min(1).max(10_000),
      height: z.number().int().min(1).max(10_000),
    }),
  ])
}

/** The text of a block alone. */
export function textOfBlock(block: Block): string {
  if (block.type === 'picture') return ''
  if (block.type === 'list') return block.items.map(({ spans: of }) => join(of)).join('\n')
  return join(block.spans)
}

/** The text of a body alone, a line for each block. */
export function textOf(body: RichText): string {
  return body
    .map((block) => textOfBlock(block))
    .filter((text) => text !== '')
    .join('\n')
}

function join(of: readonly Span[]): string {
  return of.map(({ text }) => text).join('')
}
