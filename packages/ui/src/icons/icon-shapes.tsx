import type { ReactNode } from 'react'

const dot = (cx: number, cy: number) => (
  <circle cx={cx} cy={cy} r="1.4" fill="currentColor" stroke="none" />
)

/** Drawn on a 24 grid with a 2 px round stroke. */
export const iconShapes = {
  home: (
    <>
      <path d="M4 11.2 12 4.5l8 6.7V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1z" />
      <path d="M12 20v-4.5" />
    </>
  ),
  story: (
    <>
      <path d="M12 7.2C10 5.6 7.2 5 4 5v13.2c3.2 0 6 .6 8 2.2 2-1.6 4.8-2.2 8-2.2V5c-3.2 0-6 .6-8 2.2z" />
      <path d="M12 7.2v13" />
    </>
  ),
  game: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.2" />
      {dot(8.6, 8.6)}
      {dot(12, 12)}
      {dot(15.4, 15.4)}
    </>
  ),
  person: (
    <>
      <circle cx="12" cy="8.2" r="3.7" />
      <path d="M4.8 20c.7-3.7 3.6-5.7 7.2-5.7s6.5 2 7.2 5.7" />
    </>
  ),
  bell: (
    <>
      <path d="M6.2 10a5.8 5.8 0 0 1 11.6 0c0 5 1.8 6 1.8 7H4.4c0-1 1.8-2 1.8-7z" />
      <path d="M10 20.4c1.2.8 2.8.8 4 0" />
    </>
  ),
  chat: (
    <>
      <path d="M4 6.4A1.9 1.9 0 0 1 5.9 4.5h12.2A1.9 1.9 0 0 1 20 6.4v8.7a1.9 1.9 0 0 1-1.9 1.9H9.4L5 20.4V17a1.2 1.2 0 0 1-1-1.2z" />
      <path d="M8.4 9h7.2M8.4 12.6h4.4" />
    </>
  ),
  community: (
    <>
      <circle cx="8" cy="8.6" r="2.6" />
      <circle cx="16" cy="8.6" r="2.6" />
      <path d="M3.5 18.5c.4-3 2.2-4.7 4.5-4.7 1.7 0 3.1.9 4 2.5.9-1.6 2.3-2.5 4-2.5 2.3 0 4.1 1.7 4.5 4.7" />
    </>
  ),
  write: (
    <>
      <path d="m5 19 .9-4L16 4.9a1.7 1.7 0 0 1 2.4 0l.7.7a1.7 1.7 0 0 1 0 2.4L9 18.1z" />
      <path d="m14.2 6.8 3 3" />
    </>
  ),
  quiet: (
    <>
      <path d="M8.4 5.4A5.8 5.8 0 0 1 17.8 10c0 1.6.2 2.8.5 3.8M15.8 17H4.4c0-1 1.8-2 1.8-7 0-.6.1-1.2.2-1.7" />
      <path d="M10 20.4c1.2.8 2.8.8 4 0M4 3.5 20.5 20" />
    </>
  ),
  photo: (
    <>
      <rect x="3.5" y="5" width="17" height="14" rx="2.2" />
      <circle cx="9" cy="10" r="1.5" />
      <path d="m4.2 17.2 4.6-3.7 2.9 2.2 3.9-3.9 4.6 4.2" />
    </>
  ),
  coin: (
    <>
      <circle cx="12" cy="12" r="8.4" />
      <path d="M12 7.6v8.8M9.2 10h5.6M9.2 14h5.6" />
    </>
  ),
  rune: (
    <>
      <path d="M8 3.8h8l3 3.4v9.6l-3 3.4H8l-3-3.4V7.2z" />
      <path d="M12 8v8M12 8l3 3M12 11.6l-3 2.6" />
    </>
  ),
  gem: (
    <>
      <path d="m12 3.4 7.4 4.3v8.6L12 20.6l-7.4-4.3V7.7z" />
      <path d="m4.6 7.7 7.4 4.1 7.4-4.1M12 11.8v8.8" />
    </>
  ),
  search: (
    <>
      <circle cx="10.8" cy="10.8" r="6.3" />
      <path d="m15.5 15.5 4.7 4.7" />
    </>
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h10" />,
  save: <path d="M6.5 4.5h11a1 1 0 0 1 1 1v14.7L12 16l-6.5 4.2V5.5a1 1 0 0 1 1-1z" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  back: <path d="M20 12H4.5m6.7-7-6.7 7 6.7 7" />,
  send: <path d="M12 20V4.5M5.5 11 12 4.5l6.5 6.5" />,
  stop: <rect x="6.5" y="6.5" width="11" height="11" rx="2" fill="currentColor" />,
  undo: <path d="M8.5 4.5 4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11H9" />,
  chevron: <path d="m9 5 7 7-7 7" />,
  settings: (
    <>
      <path d="M4 7.5h8.5M18 7.5h2M4 16.5h2M11.5 16.5H20" />
      <circle cx="15.2" cy="7.5" r="2.7" />
      <circle cx="8.8" cy="16.5" r="2.7" />
    </>
  ),
  moon: <path d="M19.8 14.2A8.3 8.3 0 0 1 9.8 4.2a8.3 8.3 0 1 0 10 10z" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.8v1.4M12 19.8v1.4M2.8 12h1.4M19.8 12h1.4M5.5 5.5l1 1M17.5 17.5l1 1M18.5 5.5l-1 1M6.5 17.5l-1 1" />
    </>
  ),
  tree: (
    <>
      <path d="m12 3.5 5 6h-3l4.5 6.5h-13L10 9.5H7z" />
      <path d="M12 16v4.5" />
    </>
  ),
  book: (
    <>
      <path d="M6.5 4H18a1 1 0 0 1 1 1v11.5H7.5A2.5 2.5 0 0 0 5 19V5.5A1.5 1.5 0 0 1 6.5 4z" />
      <path d="M19 16.5V20H7.5A2.5 2.5 0 0 1 5 17.5M9.5 8.5h5" />
    </>
  ),
  device: (
    <>
      <rect x="6.5" y="3" width="11" height="18" rx="2.5" />
      <path d="M11 17.5h2" />
    </>
  ),
  more: (
    <>
      {dot(12, 5.5)}
      {dot(12, 12)}
      {dot(12, 18.5)}
    </>
  ),
} satisfies Record<string, ReactNode>
