import { readTold, type ToldPiece } from './read-told.js'

export type ToldProseProps = {
  text: string
  /** How the paragraphs stand. Here and below, each site's stylesheet is cut from its own sources. */
  className?: string
  /** For text that grows: how a sentence comes in. */
  sentenceClassName?: string
}

/**
 * Told text as paragraphs, with speech set apart. Keys are places in the text, so that growing text only adds at
 * the end. Never a live region: `SpokenLog` speaks.
 */
export function ToldProse({ text, className, sentenceClassName }: ToldProseProps) {
  return (
    <div className={className}>
      {readTold(text).map(({ sentences }, paragraph) => (
        <p key={paragraph}>
          {sentences.map(({ pieces }, sentence) => (
            <span key={sentence} className={sentenceClassName}>
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
