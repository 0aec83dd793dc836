import type { ReactNode } from 'react'
import type { AuthProvider } from '@doran/contract'

const looks: Record<AuthProvider, string> = {
  kakao: 'bg-[#fee500] text-[#191600]',
  naver: 'bg-[#03c75a] text-black',
  google: 'bg-[#ffffff] text-[#1a56c4] ring-1 ring-line',
  apple: 'bg-text text-bg',
}

/** Drawn by hand after what people look for; the name is beside it. */
export function ProviderMark({ provider }: { provider: AuthProvider }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-8 shrink-0 place-items-center rounded-pill ${looks[provider]}`}
    >
      <svg
        viewBox="0 0 24 24"
        width={20}
        height={20}
        fill="none"
        stroke="currentColor"
        strokeWidth={2.6}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {shapes[provider]}
      </svg>
    </span>
  )
}

const shapes: Record<AuthProvider, ReactNode> = {
  kakao: (
    <path
      d="M12 5c-4.7 0-8 2.7-8 6.1 0 2.2 1.4 4.1 3.6 5.2l-.7 3.2 3.4-2.4c.6.1 1.1.1 1.7.1 4.7 0 8-2.7 8-6.1S16.7 5 12 5Z"
      fill="currentColor"
      stroke="none"
    />
  ),
  naver: <path d="M7.5 17.5v-11l9 11v-11" />,
  google: <path d="M19.2 12H12.5M19.2 12a7.2 7.2 0 1 1-2.3-5.3" />,
  apple: (
    <>
      <path
        d="M12 8.6c1.3-.9 4.3-1.3 5.7.9-2.6 1.7-1.9 5 .7 6-1 2.6-2.6 4.5-4.3 4-1.4-.5-2.8-.5-4.2 0C7 20.2 4.4 15.5 5 12c.6-3.3 4-4.9 7-3.4Z"
        fill="currentColor"
        stroke="none"
      />
      <path d="M12.2 6.3c.1-1.7 1-2.7 2.4-3.2" strokeWidth={2} />
    </>
  ),
}
