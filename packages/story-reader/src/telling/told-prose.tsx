import { keepQuotes } from './keep-quotes.js'
import { readTold, type ToldPiece } from './read-told.js'

export type ToldProseProps = {
  text: string
  /** Sentences fade in as they come. */
  isGrowing?: boolean
}

/**
 * Told text as paragraphs, with speech set apart. Keys are places in the text, so that growing text only adds at
 * the end. Never a live region: `SpokenLog` speaks.
 */
export function ToldProse({ text, isGrowing = false }: ToldProseProps) {
  return (
    <div className="flex flex-col gap-[1em]">
      {readTold(keepQuotes(text)).map(({ sentences }, paragraph) => (
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

function Piece({ piece }: { piece: ToldPiece }) {
  if (piece.kind === 'narration') return piece.text
  return <span className="font-semibold text-text">{piece.text}</span>
}
