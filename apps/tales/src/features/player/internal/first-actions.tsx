/** Sentences a person could type: examples to read, so that the box is no blank page. */
export function FirstActions({ actions }: { actions: readonly string[] }) {
  if (actions.length === 0) return null
  return (
    <div className="font-sans text-sm text-text-3">
      <p>고르지 않고 직접 써도 돼요. 이렇게요.</p>
      <ul className="mt-1.5 flex flex-col gap-1">
        {actions.map((action) => (
          <li key={action} className="text-text-2">
            {action}
          </li>
        ))}
      </ul>
    </div>
  )
}
