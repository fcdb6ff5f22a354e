CREATE SEQUENCE "public"."personnel_file_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 20001 CACHE 1;--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"pid" text,
	"password_hash" text,
	"state" text NOT NULL,
	"is_case_worker" boolean DEFAULT false NOT NULL,
	"locale" text DEFAULT 'sv' NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"mobile_phone" text,
	"work_phone" text,
	CONSTRAINT "accounts_email_unique" UNIQUE("email"),
	CONSTRAINT "accounts_email_lower" CHECK ("accounts"."email" = lower("accounts"."email"))
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"client_number" text PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"fqn" text NOT NULL,
	"login_method" text NOT NULL,
	"features" text[],
	"template" jsonb
);
--> statement-breakpoint
CREATE TABLE "employees" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_number" text NOT NULL,
	"pid" text NOT NULL,
	"unit_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text,
	"mobile_phone" text,
	"work_phone" text,
	"employment_number" text,
	"title" text,
	"protected_identity" boolean DEFAULT false NOT NULL,
	"company_name" text,
	"vat_number" text,
	"cost_centre" text,
	"invoice_address" text,
	"postal_code" text,
	"postal_town" text,
	"manager_employee_id" uuid,
	"manager_account_id" uuid,
	"manager_text" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "employees_client_number_pid" UNIQUE("client_number","pid")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "units" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_number" text NOT NULL,
	"parent_id" uuid,
	"path" text[] NOT NULL,
	"organisation_number" text,
	"invoice_reference" text,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "units_client_number_path" UNIQUE("client_number","path")
);
--> statement-breakpoint
CREATE TABLE "personnel_file_cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint DEFAULT nextval('personnel_file_numbers') NOT NULL,
	"client_number" text NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"file_key" text NOT NULL,
	"sender_name" text NOT NULL,
	"sender_account_id" uuid,
	"sender_machine_id" uuid,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"comment" text,
	"format" text NOT NULL,
	"rows" integer NOT NULL,
	"errors" integer NOT NULL,
	"warnings" integer NOT NULL,
	"report" jsonb NOT NULL,
	"template" jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"feedback_deadline" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"imported_at" timestamp (3) with time zone,
	"original_deleted_at" timestamp (3) with time zone,
	"staged_at" timestamp (3) with time zone,
	"before" integer,
	"joining" integer,
	"leaving" integer,
	"moving" integer,
	"extensive_changes" boolean DEFAULT false NOT NULL,
	CONSTRAINT "personnel_file_cases_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "personnel_file_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_number" text NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"file_key" text NOT NULL,
	"sender_name" text NOT NULL,
	"sender_account_id" uuid,
	"sender_machine_id" uuid,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"report" jsonb,
	"template" jsonb,
	"case_id" uuid
);
--> statement-breakpoint
CREATE TABLE "personnel_file_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "personnel_file_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"event" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"by_name" text,
	"by_case_worker" boolean DEFAULT false NOT NULL,
	"text" text
);
--> statement-breakpoint
CREATE TABLE "personnel_file_left_out" (
	"case_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"column" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "personnel_file_left_out_case_id_row_pk" PRIMARY KEY("case_id","row")
);
--> statement-breakpoint
CREATE TABLE "personnel_file_staged" (
	"case_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"pid" text NOT NULL,
	"unit_path" text[] NOT NULL,
	"first_name" text,
	"last_name" text,
	"email" text,
	"mobile_phone" text,
	"work_phone" text,
	"protected_identity" boolean NOT NULL,
	"employment_number" text,
	"title" text,
	"company" text,
	"organisation_number" text,
	"vat_number" text,
	"cost_centre" text,
	"invoice_address" text,
	"postal_code" text,
	"postal_town" text,
	"manager" text,
	"invoice_reference" text,
	"roles" jsonb NOT NULL,
	CONSTRAINT "personnel_file_staged_case_id_row_pk" PRIMARY KEY("case_id","row")
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor" uuid,
	"client_number" text,
	"action" text NOT NULL,
	"object" text
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"subject" text NOT NULL,
	"key_hash" text NOT NULL,
	"fingerprint" text NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"sealed_answer" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_subject_key_hash_pk" PRIMARY KEY("subject","key_hash")
);
--> statement-breakpoint
CREATE TABLE "keys" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"account_id" uuid NOT NULL,
	"client_number" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "memberships_account_id_client_number_source_pk" PRIMARY KEY("account_id","client_number","source")
);
--> statement-breakpoint
CREATE TABLE "unit_roles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"role" text NOT NULL,
	"recursive" boolean DEFAULT false NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "unit_roles_grant" UNIQUE("account_id","unit_id","role","source")
);
--> statement-breakpoint
CREATE TABLE "machine_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_number" text NOT NULL,
	"name" text NOT NULL,
	"features" text[] NOT NULL,
	"secret_hash" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "machine_tokens_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"method" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"failed" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_manager_employee_id_employees_id_fk" FOREIGN KEY ("manager_employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_manager_account_id_accounts_id_fk" FOREIGN KEY ("manager_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_parent_id_units_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personnel_file_cases" ADD CONSTRAINT "personnel_file_cases_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personnel_file_cases" ADD CONSTRAINT "personnel_file_cases_sender_account_id_accounts_id_fk" FOREIGN KEY ("sender_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personnel_file_cases" ADD CONSTRAINT "personnel_file_cases_sender_machine_id_machine_tokens_id_fk" FOREIGN KEY ("sender_machine_id") REFERENCES "public"."machine_tokens"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personnel_file_drafts" ADD CONSTRAINT "personnel_file_drafts_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personnel_file_drafts" ADD CONSTRAINT "personnel_file_drafts_sender_account_id_accounts_id_fk" FOREIGN KEY ("sender_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personnel_file_drafts" ADD CONSTRAINT "personnel_file_drafts_sender_machine_id_machine_tokens_id_fk" FOREIGN KEY ("sender_machine_id") REFERENCES "public"."machine_tokens"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personnel_file_history" ADD CONSTRAINT "personnel_file_history_case_id_personnel_file_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."personnel_file_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personnel_file_left_out" ADD CONSTRAINT "personnel_file_left_out_case_id_personnel_file_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."personnel_file_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personnel_file_staged" ADD CONSTRAINT "personnel_file_staged_case_id_personnel_file_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."personnel_file_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_roles" ADD CONSTRAINT "unit_roles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_roles" ADD CONSTRAINT "unit_roles_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "machine_tokens" ADD CONSTRAINT "machine_tokens_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "machine_tokens" ADD CONSTRAINT "machine_tokens_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_pid_index" ON "accounts" USING btree ("pid") WHERE pid is not null;--> statement-breakpoint
CREATE INDEX "companies_group_id_index" ON "companies" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "employees_pid_index" ON "employees" USING btree ("pid");--> statement-breakpoint
CREATE INDEX "employees_unit_id_index" ON "employees" USING btree ("unit_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "employees_manager_employee_id_index" ON "employees" USING btree ("manager_employee_id");--> statement-breakpoint
CREATE INDEX "employees_manager_account_id_index" ON "employees" USING btree ("manager_account_id");--> statement-breakpoint
CREATE INDEX "units_parent_id_index" ON "units" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "personnel_file_cases_client_number_number_index" ON "personnel_file_cases" USING btree ("client_number","number");--> statement-breakpoint
CREATE INDEX "personnel_file_cases_client_number_sha256_index" ON "personnel_file_cases" USING btree ("client_number","sha256");--> statement-breakpoint
CREATE INDEX "personnel_file_cases_status_index" ON "personnel_file_cases" USING btree ("status");--> statement-breakpoint
CREATE INDEX "personnel_file_drafts_expires_at_index" ON "personnel_file_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "personnel_file_history_case_id_index" ON "personnel_file_history" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "personnel_file_staged_case_id_pid_index" ON "personnel_file_staged" USING btree ("case_id","pid");--> statement-breakpoint
CREATE INDEX "audit_client_number_at_index" ON "audit" USING btree ("client_number","at");--> statement-breakpoint
CREATE INDEX "audit_actor_index" ON "audit" USING btree ("actor");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "memberships_client_number_index" ON "memberships" USING btree ("client_number");--> statement-breakpoint
CREATE INDEX "unit_roles_unit_id_index" ON "unit_roles" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "machine_tokens_client_number_index" ON "machine_tokens" USING btree ("client_number");--> statement-breakpoint
CREATE INDEX "sessions_account_id_index" ON "sessions" USING btree ("account_id");