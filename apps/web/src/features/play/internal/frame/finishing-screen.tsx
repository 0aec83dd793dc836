import { EmberDots } from '@doran/ui'

/** While the server tells the result; a quick answer comes before this is seen. */
export function FinishingScreen() {
  return (
    <div className="late-appear m-auto flex flex-col items-center gap-4 py-12" role="status">
      <EmberDots />
      <p className="text-text-2">결과를 정리하고 있어요</p>
    </div>
  )
}
