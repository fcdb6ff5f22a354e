/** The look of the simulator's pages. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; }
h2 { font-size: 1.1rem; margin: 2rem 0 0.5rem; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; margin: 0.5rem 0; }
label { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.25rem; max-width: 100%; }
button, select, input { font: inherit; padding: 0.5rem 0.75rem; min-height: 2.75rem; max-width: 100%; box-sizing: border-box; }
.people { display: grid; gap: 0.5rem; }
.people button { text-align: start; width: 100%; }
.people small { display: block; }
[role=status] { border: 2px solid; padding: 0.75rem; }
`
