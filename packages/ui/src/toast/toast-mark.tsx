import type { ToastKind } from './toast.js'

// The shape tells the kind without the colour. Drawn here and not among the icons, which every page pays for.
const marks: Record<ToastKind, { color: string; path: string }> = {
  info: { color: 'text-info', path: 'M12 11v6M12 7h.01' },
  success: { color: 'text-success', path: 'm7.5 12.5 3 3 6-6.5' },
  error: { color: 'text-danger', path: 'M12 7v6M12 17h.01' },
}

export function ToastMark({ kind }: { kind: ToastKind }) {
  const { color, path } = marks[kind]
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${color}`}
    >
      <circle cx="12" cy="12" r="10" fill="currentColor" />
      <path d={path} className="stroke-surface-2" />
    </svg>
  )
}
