export type {
  MonitoringCellFault,
  ReadMonitorings,
} from './monitoring-file.ts'
