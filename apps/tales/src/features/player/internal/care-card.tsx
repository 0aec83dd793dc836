import { Button, buttonClass } from '@doran/ui'

const LINES = [
  { href: 'tel:109', label: '자살예방 상담전화 109' },
  { href: 'tel:1388', label: '청소년 상담 1388' },
] as const

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
        {LINES.map(({ href, label }) => (
          <a key={href} href={href} className={buttonClass({ kind: 'secondary' })}>
            {label}
          </a>
        ))}
        <Button kind="quiet" onClick={onDismiss}>
          이야기로 돌아가기
        </Button>
      </div>
    </section>
  )
}
