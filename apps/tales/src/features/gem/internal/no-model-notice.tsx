import { Card } from '@doran/ui'

/** Where this install has no model. */
export function NoModelNotice() {
  return (
    <Card as="section" aria-label="지금 젬을 쓰는 곳" surface={2} className="mt-6 max-w-story">
      <p className="prose-ko">
        지금은 모든 이야기가 미리 쓴 이야기로 이어져서 젬을 쓰지 않아요. 가진 젬은 그대로 있고, AI
        모델이 이야기를 쓰게 되면 그때 쓸 수 있어요.
      </p>
    </Card>
  )
}
