declare module '@doran/ui/whole-font.css'
