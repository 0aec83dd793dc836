const STARTERS = [
  '안녕하세요! 작품 잘 봤어요.',
  '다음 이야기도 기다리고 있을게요.',
  '궁금한 점이 있어서 메시지 드려요.',
] as const

/** Sentences one could begin with; a pressed one stands in the box, where it can be changed. */
export function Starters({ onPick }: { onPick: (text: string) => void }) {
  return (
    <div role="group" aria-label="첫인사" className="scroll-row -mx-1 gap-2 px-1 pt-1 pb-2">
      {STARTERS.map((starter) => (
        <button
          key={starter}
          type="button"
          onClick={() => onPick(starter)}
          className="inline-flex min-h-11 shrink-0 items-center rounded-pill border border-line px-3.5 text-sm whitespace-nowrap text-text-2 transition-colors duration-(--motion-state) hover:border-text-3 hover:text-text"
        >
          {starter}
        </button>
      ))}
    </div>
  )
}
