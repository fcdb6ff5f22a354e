CREATE TABLE "certificate_withdrawals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"certificate_id" uuid NOT NULL,
	"client_number" text NOT NULL,
	"employee_id" uuid NOT NULL,
	"medical_check" text NOT NULL,
	"reason" text NOT NULL,
	"issued_on" date,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "withdrawal_readers" (
	"withdrawal_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"acknowledged_at" timestamp (3) with time zone,
	CONSTRAINT "withdrawal_readers_withdrawal_id_account_id_pk" PRIMARY KEY("withdrawal_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "certificate_withdrawals" ADD CONSTRAINT "certificate_withdrawals_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_withdrawals" ADD CONSTRAINT "certificate_withdrawals_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_readers" ADD CONSTRAINT "withdrawal_readers_withdrawal_id_certificate_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."certificate_withdrawals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_readers" ADD CONSTRAINT "withdrawal_readers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_withdrawals_client_number_ends_on_index" ON "certificate_withdrawals" USING btree ("client_number","ends_on");--> statement-breakpoint
CREATE INDEX "certificate_withdrawals_employee_id_medical_check_index" ON "certificate_withdrawals" USING btree ("employee_id","medical_check");--> statement-breakpoint
CREATE INDEX "certificate_withdrawals_at_index" ON "certificate_withdrawals" USING btree ("at") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "withdrawal_readers_account_id_index" ON "withdrawal_readers" USING btree ("account_id");