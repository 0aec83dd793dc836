import type { ReactNode } from 'react'

const line = (d: string) => <path d={d} />

/** On a 24 grid with a 2 px round stroke, as the icons of the interface. */
const SHAPES = {
  bold: line('M7.5 5h5.6a3.4 3.4 0 0 1 0 6.8H7.5zM7.5 11.8h6.4a3.6 3.6 0 0 1 0 7.2H7.5z'),
  italic: line('M10.5 5H17M7 19h6.5M14 5l-4 14'),
  strikethrough: line(
    'M4.5 12h15M16.5 8c0-2-2-3.2-4.4-3.2S7.6 6 7.6 8.2c0 1 .5 1.8 1.2 2.4M7.5 16c0 2 2 3.2 4.5 3.2s4.6-1.2 4.6-3.2',
  ),
  heading: line('M6 5v14M18 5v14M6 12h12'),
  quote: line('M5 6v12M10 8h9M10 12h9M10 16h6'),
  bullet: (
    <>
      {line('M10 6.5h10M10 12h10M10 17.5h10')}
      {[6.5, 12, 17.5].map((cy) => (
        <circle key={cy} cx="5" cy={cy} r="1.4" fill="currentColor" stroke="none" />
      ))}
    </>
  ),
  number: line(
    'M10 6.5h10M10 12h10M10 17.5h10M4 5l1.6-.8v4.4M3.8 15.6c.4-1 2.4-1 2.4.3 0 1.2-2.4 1.8-2.4 3.3h2.6',
  ),
  indent: line('M4 5.5h16M11 10h9M11 14h9M4 18.5h16M4 9.5 7 12l-3 2.5'),
  outdent: line('M4 5.5h16M11 10h9M11 14h9M4 18.5h16M7 9.5 4 12l3 2.5'),
  link: line(
    'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2',
  ),
  photo: (
    <>
      <rect x="3.5" y="5" width="17" height="14" rx="2.2" />
      <circle cx="9" cy="10" r="1.5" />
      {line('m4.2 17.2 4.6-3.7 2.9 2.2 3.9-3.9 4.6 4.2')}
    </>
  ),
  undo: line('M8.5 4.5 4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11H9'),
  redo: line('M15.5 4.5 20 9l-4.5 4.5M19.5 9H10a5.5 5.5 0 0 0 0 11h5'),
} satisfies Record<string, ReactNode>

export type ToolbarIconName = keyof typeof SHAPES

export function ToolbarIcon({ name }: { name: ToolbarIconName }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {SHAPES[name]}
    </svg>
  )
}
