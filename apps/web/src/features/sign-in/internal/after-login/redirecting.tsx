import { Glyph, SlowNotice } from '@doran/ui'

type RedirectingProps = {
  /** What the page that comes next cannot say any more. */
  words: readonly string[]
  onRetry: () => void
}

/** While everything finds its place: two seconds, mostly. */
export function Redirecting({ words, onRetry }: RedirectingProps) {
  return (
    <div className="grid min-h-[72dvh] place-items-center">
      <div className="flex flex-col items-center gap-6 text-center">
        <div className="glow-ember [&_circle]:ember-dot">
          <Glyph size={72} />
        </div>
        <h1 className="text-h3 font-extrabold">
          {words.length === 0 ? '자리를 정리하고 있어요' : '자리를 정리했어요'}
        </h1>
        <div role="status" className="flex flex-col gap-1 text-text-2">
          {words.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <SlowNotice onRetry={onRetry} />
      </div>
    </div>
  )
}
