import type { DashboardSource } from '../../../parts/dashboard/dashboard-source.ts'
import { EmployeeFigure } from './employee-figure.tsx'

/** The content of the employees feature on the start page. */
export const coworkersDashboard: DashboardSource = { feature: 'coworkers', Figures: EmployeeFigure }
