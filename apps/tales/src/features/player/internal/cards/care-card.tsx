import { Button } from '@doran/ui'
import { HelpLines } from './help-lines'

export const CARE_ID = 'care'

type CareCardProps = { message: string; onDismiss: () => void }

/** The fiction pauses; nothing is lost and nothing is held against the person. */
export function CareCard({ message, onDismiss }: CareCardProps) {
  return (
    <section
      id={CARE_ID}
      tabIndex={-1}
      role="status"
      aria-label="잠깐, 이야기를 멈췄어요"
      className="corner-card scroll-mt-18 bg-surface-1 p-6 font-sans text-base outline-none"
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
