DROP INDEX "personnel_file_staged_case_id_pid_index";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "lease" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "personnel_file_staged_case_id_pid_index" ON "personnel_file_staged" USING btree ("case_id","pid");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_pid_of_a_person" CHECK ("accounts"."pid" not like '%0000');