import { splitParagraphs, splitSentences } from './split-sentences'

export type ToldTextProps = { text: string; isBusy?: boolean }

/** Story text that fades in sentence by sentence. Never a live region: `SentenceLog` speaks. */
export function ToldText({ text, isBusy = false }: ToldTextProps) {
  return (
    <div aria-busy={isBusy} className="prose-ko flex flex-col gap-4 text-story text-text">
      {splitParagraphs(text).map((paragraph, at) => (
        <p key={at}>
          {splitSentences(paragraph).map((sentence, place) => (
            <span key={place} className="sentence-fade">
              {sentence}
            </span>
          ))}
        </p>
      ))}
    </div>
  )
}
