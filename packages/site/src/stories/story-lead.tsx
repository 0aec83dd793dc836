import { VisitorOnly } from './visitor-only.js'

/** Introduces the product to people who came for the first time; without a metaphor. */
export function StoryLead({ className = '' }: { className?: string }) {
  return (
    <p className={`prose-ko text-text-2 ${className}`}>
      고르거나 직접 써서 이어 가는 이야기예요.
      <VisitorOnly> 무료이고, 가입하지 않아도 바로 읽을 수 있어요.</VisitorOnly>
    </p>
  )
}
