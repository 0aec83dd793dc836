/** `isToCome`: this very morning; else today's is over. */
export function ClosedMorning({ isToCome }: { isToCome: boolean }) {
  return (
    <div className="mt-4 rounded-input bg-surface-2 px-4 py-4">
      <p className="prose-ko font-semibold">
        {isToCome
          ? '아직 이른 시간이에요. 아침 5시에 문을 열어요.'
          : '오늘 출석은 끝났어요. 내일 아침 5시에 문을 열어요.'}
      </p>
      <p className="prose-ko mt-1 text-sm text-text-2">
        {isToCome
          ? '질문은 먼저 읽어 두어도 좋아요.'
          : '오늘 남긴 말들은 아래에서 천천히 읽을 수 있어요.'}
      </p>
    </div>
  )
}
