/** Before the packs, where no money moves. */
export function TestNotice() {
  return (
    <p className="prose-ko corner-card mb-8 border border-info bg-surface-1 px-5 py-4 font-semibold">
      테스트 결제예요. 실제로 돈이 나가지 않아요.
    </p>
  )
}
