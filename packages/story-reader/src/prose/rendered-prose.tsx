import { keepQuotes } from './keep-quotes.js'
import { splitText, type ProsePiece } from './split-text.js'

export type RenderedProseProps = {
  text: string
  /** Sentences fade in as they come. */
  isGrowing?: boolean
}

/**
 * A turn's text as paragraphs, with speech set apart. Keys are places in the text, so that growing text only adds at
 * the end. Never a live region: `SpokenLog` is the one.
 */
export function RenderedProse({ text, isGrowing = false }: RenderedProseProps) {
  return (
    <div className="flex flex-col gap-[1em]">
      {splitText(keepQuotes(text)).map(({ sentences }, paragraph) => (
        <p key={paragraph}>
          {sentences.map(({ pieces }, sentence) => (
            <span key={sentence} {...(isGrowing && { className: 'sentence-fade' })}>
              {pieces.map((piece, at) => (
                <Piece key={at} piece={piece} />
              ))}
            </span>
          ))}
        </p>
      ))}
    </div>
  )
}

function Piece({ piece }: { piece: ProsePiece }) {
  if (piece.kind === 'narration') return piece.text
  return <span className="font-semibold text-text">{piece.text}</span>
}
