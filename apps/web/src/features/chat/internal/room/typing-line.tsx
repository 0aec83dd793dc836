import { EmberDots } from '@doran/ui'

/** Keeps its room, so that nothing jumps when somebody starts and stops typing. */
export function TypingLine({ isTyping }: { isTyping: boolean }) {
  return (
    <div className="flex min-h-8 items-center gap-2 pt-1 text-sm text-text-3">
      {isTyping && (
        <>
          <EmberDots tone="inherit" className="calm:opacity-60" />
          입력 중이에요
        </>
      )}
    </div>
  )
}
