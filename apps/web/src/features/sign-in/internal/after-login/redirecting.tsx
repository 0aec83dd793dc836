import { Glyph, SlowNotice } from '@doran/ui'

type RedirectingProps = {
  /** What the next page cannot show. */
  messages: readonly string[]
  onRetry: () => void
}

/** While stories are merged: two seconds, mostly. */
export function Redirecting({ messages, onRetry }: RedirectingProps) {
  return (
    <div className="grid min-h-[72dvh] place-items-center">
      <div className="flex flex-col items-center gap-6 text-center">
        <div className="glow-ember [&_circle]:ember-dot">
          <Glyph size={72} />
        </div>
        <h1 className="text-h3 font-extrabold">
          {messages.length === 0 ? '로그인하는 중이에요' : '로그인했어요'}
        </h1>
        <div role="status" className="flex flex-col gap-1 text-text-2">
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </div>
        <SlowNotice onRetry={onRetry} />
      </div>
    </div>
  )
}
