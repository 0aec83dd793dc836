import { readTold, type ToldPiece } from '../../../lib/told-text'

type ToldProseProps = { text: string; isFading?: boolean }

/** Told text as paragraphs. Keys are places in the text, so that growing text only adds at the end. */
export function ToldProse({ text, isFading = false }: ToldProseProps) {
  return (
    <div className="flex flex-col gap-[1em]">
      {readTold(text).map(({ sentences }, paragraph) => (
        <p key={paragraph}>
          {sentences.map(({ pieces }, sentence) => (
            <span key={sentence} className={isFading ? 'sentence-fade' : undefined}>
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
