import { Glyph } from '@doran/ui'

export function Finding() {
  return (
    <div className="late-appear grid min-h-[64dvh] place-items-center px-4">
      <div className="flex flex-col items-center gap-4 text-center">
        <Glyph size={56} />
        <h1 className="text-h3 font-extrabold">대화방을 찾고 있어요</h1>
      </div>
    </div>
  )
}
