import type { RichText, TextBlock } from '@doran/contract'
import { nestItems, type NestedItem } from './nest-items.js'
import { RichTextSpans } from './rich-text-spans.js'

export type RichTextViewProps = {
  body: RichText
  /** Of its headings, as it fits the page's outline. */
  headingLevel?: 2 | 3 | 4
  /** The address of a picture by its key. */
  pictureUrl: (key: string) => string
}

/** A formatted text, block by block. */
export function RichTextView({ body, headingLevel = 2, pictureUrl }: RichTextViewProps) {
  return (
    <div className="prose-ko flex flex-col gap-4 text-story text-text [overflow-wrap:anywhere]">
      {body.map((block, at) => (
        <BlockView key={at} block={block} headingLevel={headingLevel} pictureUrl={pictureUrl} />
      ))}
    </div>
  )
}

type BlockViewProps = {
  block: TextBlock
  headingLevel: 2 | 3 | 4
  pictureUrl: (key: string) => string
}

function BlockView({ block, headingLevel, pictureUrl }: BlockViewProps) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p className="min-h-lh whitespace-pre-line">
          <RichTextSpans spans={block.spans} />
        </p>
      )
    case 'heading': {
      const Heading = `h${headingLevel}` as const
      return (
        <Heading className="mt-4 text-h3 font-extrabold whitespace-pre-line">
          <RichTextSpans spans={block.spans} />
        </Heading>
      )
    }
    case 'quote':
      return (
        <blockquote className="border-l-4 border-line-strong py-1 pl-4 whitespace-pre-line text-text-2">
          <RichTextSpans spans={block.spans} />
        </blockquote>
      )
    case 'list':
      return <ListView items={nestItems(block.items)} isOrdered={block.isOrdered} />
    case 'picture':
      return (
        <img
          src={pictureUrl(block.key)}
          alt={block.alt}
          width={block.width}
          height={block.height}
          loading="lazy"
          decoding="async"
          className="corner-image mx-auto block h-auto max-h-[80dvh] w-auto max-w-full bg-surface-2"
        />
      )
  }
}

type ListViewProps = { items: readonly NestedItem[]; isOrdered: boolean }

function ListView({ items, isOrdered }: ListViewProps) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className={`flex flex-col gap-1 pl-6 ${isOrdered ? 'list-decimal' : 'list-disc'}`}>
      {items.map(({ item, below }, at) => (
        <li key={at} className="pl-1 whitespace-pre-line marker:text-text-3">
          <RichTextSpans spans={item.spans} />
          {below.length > 0 && <ListView items={below} isOrdered={isOrdered} />}
        </li>
      ))}
    </List>
  )
}
