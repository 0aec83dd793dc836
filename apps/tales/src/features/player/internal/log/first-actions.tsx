/** Heard in every opening, and offered by none. */
const EXAMPLES = [
  '제자리에서 한 바퀴 돌아본다',
  '“여기가 어디예요?” 하고 묻는다',
  '아무 말 없이 잠깐 기다린다',
] as const

/** Sentences a person could type: examples to read, so that the box is no blank page. */
export function FirstActions() {
  return (
    <div className="font-sans text-sm text-text-3">
      <p>고르지 않고 직접 써도 돼요. 이를테면 이렇게요.</p>
      <ul className="mt-1.5 flex flex-col gap-1">
        {EXAMPLES.map((example) => (
          <li key={example} className="text-text-2">
            {example}
          </li>
        ))}
      </ul>
    </div>
  )
}
