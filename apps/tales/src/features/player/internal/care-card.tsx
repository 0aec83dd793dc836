import { Button } from '@doran/ui'
import { HelpLines } from './help-lines'

type CareCardProps = { message: string; onDismiss: () => void }

/** The fiction pauses; nothing is lost and nothing is held against the person. */
export function CareCard({ message, onDismiss }: CareCardProps) {
  return (
    <section
      role="status"
      aria-label="잠깐, 이야기를 멈췄어요"
      className="corner-card bg-surface-1 p-6 font-sans text-base"
    >
      <p className="prose-ko text-story">{message}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <HelpLines />
        <Button kind="quiet" onClick={onDismiss}>
          이야기로 돌아가기
        </Button>
      </div>
    </section>
  )
}
