/** Why what a panel was asked for was not done. */
export function PanelProblem({ message }: { message: string | null | undefined }) {
  return (
    <p role="alert" className="prose-ko mb-3 text-sm text-danger empty:hidden">
      {message}
    </p>
  )
}
